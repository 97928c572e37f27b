import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { CourseInput } from '../../domain/course.ts';
import { previewCourse } from '../api/calls.ts';
import type { Typed } from '../editor/editor-config.ts';
import { trustedHtml } from './trusted-html.ts';

/** Puts a picture that only this browser has into the page that the server rendered. */
function withPicture(html: string, url: string): string {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const image = page.createElement('img');
  image.src = url;
  image.alt = '';
  page.querySelector('.course-image')?.replaceChildren(image);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** @param id the stored course that is being edited */
export function usePreview(id: string | undefined) {
  const url = useRef<string>(undefined);
  const forget = useCallback(() => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);

  const load = useMutation({
    mutationFn: async ({ input, picture: { file, removed } }: Typed<CourseInput>) => {
      const html = await previewCourse({ ...input, id, image: removed ? 'none' : 'stored' });
      forget();
      if (!file) return html;
      url.current = URL.createObjectURL(file);
      return withPicture(html, url.current);
    },
  });

  return {
    open: (typed: Typed<CourseInput>) => load.mutate(typed),
    close: () => {
      load.reset();
      forget();
    },
    html: load.data,
    loading: load.isPending,
    error: load.error,
  };
}
