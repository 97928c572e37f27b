import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { KINDS } from '../../domain/kinds.ts';
import { ADMIN_PREFIX, adminPaths, recordsPath } from '../../paths.ts';
import { CarouselScreen } from '../carousel/CarouselScreen.tsx';
import { CoursesScreen } from '../courses/CoursesScreen.tsx';
import { DashboardScreen } from '../dashboard/DashboardScreen.tsx';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Crash } from './layout/Crash.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Guard } from './session/Guard.tsx';
import { LoginScreen } from './session/LoginScreen.tsx';

/** Apart, so that nobody loads it who has no kinds. */
const RecordsScreen = lazy(() =>
  import('../records/RecordsScreen.tsx').then((module) => ({ default: module.RecordsScreen })),
);

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
                ...KINDS.map((kind) => ({
                  path: recordsPath(kind.name),
                  element: (
                    <Suspense fallback={<Loading>Loading…</Loading>}>
                      <RecordsScreen key={kind.name} kind={kind} />
                    </Suspense>
                  ),
                })),
              ],
            },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
