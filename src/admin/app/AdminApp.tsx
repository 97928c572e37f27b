import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { queryClient } from './queries.ts';
import { router } from './router.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { keepTextTranslatable } from './translated-text.ts';

keepTextTranslatable();

export function AdminApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}
