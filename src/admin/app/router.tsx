import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { catalogues } from '../../domain/catalogue.ts';
import { instructors } from '../../domain/instructor.ts';
import { intakes } from '../../domain/intake.ts';
import { KINDS } from '../../domain/kinds.ts';
import { privacy } from '../../domain/privacy.ts';
import { sections } from '../../domain/section.ts';
import { templates } from '../../domain/template.ts';
import { ADMIN_PREFIX, adminPaths, recordsPath } from '../../paths.ts';
import { adminCarousel } from '../carousel/admin-carousel.ts';
import { adminCatalogue } from '../catalogue/admin-catalogue.tsx';
import { adminCourses } from '../courses/admin-courses.tsx';
import { DashboardScreen } from '../dashboard/DashboardScreen.tsx';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { adminInstructors } from '../instructors/admin-instructors.tsx';
import { adminIntakes } from '../intakes/admin-intakes.tsx';
import { PagesScreen } from '../pages/PagesScreen.tsx';
import { PublishingScreen } from '../publishing/PublishingScreen.tsx';
import { adminKind } from '../records/kind.ts';
import { RecordsScreen } from '../records/RecordsScreen.tsx';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { adminTemplates } from '../templates/admin-templates.tsx';
import { Crash } from './layout/Crash.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { LoginScreen } from './session/LoginScreen.tsx';

/** Kinds with more than what follows from their declaration. */
const ownScreens: Readonly<Record<string, ReactNode>> = {
  [intakes.name]: <RecordsScreen key={intakes.name} kind={adminIntakes} />,
  [catalogues.name]: <RecordsScreen key={catalogues.name} kind={adminCatalogue} />,
  [templates.name]: <RecordsScreen key={templates.name} kind={adminTemplates} />,
  [instructors.name]: <RecordsScreen key={instructors.name} kind={adminInstructors} />,
};

/** Kinds that are changed on a screen of another name, where they belong. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  [sections.name]: adminPaths.pages,
  [privacy.name]: adminPaths.settings,
};

function screenOf(kind: (typeof KINDS)[number]): ReactNode {
  const { name } = kind;
  const elsewhere = ELSEWHERE[name];
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return ownScreens[name] ?? <RecordsScreen key={name} kind={adminKind(kind)} />;
}

/** Whole addresses instead of a basename, so that links are those of `adminPaths`. */
export const router = createBrowserRouter([
  {
    errorElement: <Crash />,
    children: [
      { path: ADMIN_PREFIX, element: <Navigate to={adminPaths.dashboard} replace /> },
      { path: adminPaths.login, element: <LoginScreen /> },
      {
        element: <Layout />,
        children: [
          { path: adminPaths.dashboard, element: <DashboardScreen /> },
          { path: adminPaths.pages, element: <PagesScreen /> },
          { path: adminPaths.courses, element: <RecordsScreen key="courses" kind={adminCourses} /> },
          { path: adminPaths.carousel, element: <RecordsScreen key="carousel" kind={adminCarousel} /> },
          { path: adminPaths.forms, element: <InboxScreen /> },
          { path: adminPaths.publishing, element: <PublishingScreen /> },
          { path: adminPaths.settings, element: <SettingsScreen /> },
          { path: adminPaths.history, element: <HistoryScreen /> },
          ...KINDS.map((kind) => ({ path: recordsPath(kind.name), element: screenOf(kind) })),
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
