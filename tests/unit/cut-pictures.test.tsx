import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slides } from '../../src/components/home/Slides.tsx';
import { Portrait } from '../../src/components/ui/Portrait.tsx';
import type { CarouselItem } from '../../src/domain/carousel-item.ts';

const HASH = '0123456789abcdef0123456789abcdef';

test('pictures of slides and instructors keep what the office has said stays', () => {
  const slide = {
    id: 'a',
    caption: 'A',
    image: `/media/${HASH}/900.webp`,
    image_width: 900,
    image_height: 600,
  };
  const slides = [{ ...slide, image_focus: 'top' } as CarouselItem];
  expect(renderToString(<Slides items={slides} />)).toContain('data-focus="top"');
  const picture = { hash: HASH, width: 900, height: 600 } as never;
  const portrait = { name: 'Mina Rai', picture, picture_focus: 'bottom' as const };
  expect(renderToString(<Portrait companyId={1} instructor={portrait} />)).toContain('data-focus="bottom"');
});
