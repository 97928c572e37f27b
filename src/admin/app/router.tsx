import { createBrowserRouter, Navigate } from 'react-router';
import { ADMIN_PREFIX, adminPaths } from '../../paths.ts';
import { CarouselScreen } from '../carousel/CarouselScreen.tsx';
import { CoursesScreen } from '../courses/CoursesScreen.tsx';
import { DashboardScreen } from '../dashboard/DashboardScreen.tsx';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { Crash } from './layout/Crash.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Guard } from './session/Guard.tsx';
import { LoginScreen } from './session/LoginScreen.tsx';

/** Whole addresses instead of a basename, so that links are those of `adminPaths`. */
export const createRouter = () =>
  createBrowserRouter([
    {
      errorElement: <Crash />,
      children: [
        { path: ADMIN_PREFIX, element: <Navigate to={adminPaths.dashboard} replace /> },
        { path: adminPaths.login, element: <LoginScreen /> },
        {
          element: <Guard />,
          children: [
            {
              element: <Layout />,
              children: [
                { path: adminPaths.dashboard, element: <DashboardScreen /> },
                { path: adminPaths.courses, element: <CoursesScreen /> },
                { path: adminPaths.carousel, element: <CarouselScreen /> },
                { path: adminPaths.forms, element: <InboxScreen /> },
                { path: adminPaths.history, element: <HistoryScreen /> },
              ],
            },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
