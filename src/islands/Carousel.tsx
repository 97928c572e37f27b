import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { CAROUSEL_CONTROL_TEXTS, CAROUSEL_TEXTS } from '#texts/carousel';
import { afterPaint } from '../browser/after-paint.ts';
import { Letter } from '../components/ui/Letter.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import type { CompanyId } from '../domain/company.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { type Fetching, type Slide, useCarouselItems } from './use-carousel-items.ts';
import { useSwipe } from './use-swipe.ts';

interface CarouselProps {
  companyId: CompanyId;
  /** What the build knew. */
  items: Slide[];
  title: string;
}

export function Carousel({ companyId, items: built, title }: CarouselProps) {
  const { items, fetching } = useCarouselItems(companyId, built);
  const count = items.length;
  const [position, setPosition] = useState(0);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const index = count ? position % count : 0;
  const show = useCallback(
    (position: number | ((now: number) => number)) => afterPaint(() => setPosition(position)),
    [],
  );
  const move = useCallback((by: number) => show((now) => (now + by + count) % count), [count, show]);
  const next = useCallback(() => move(1), [move]);
  const { paused, setPaused, running, setHovered, setFocused } = useAutoplay(next, count, position);

  const swipe = useSwipe(move);

  if (count === 0) return <NoSlides fetching={fetching} />;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    setFocused(true);
    move(event.key === 'ArrowRight' ? 1 : -1);
  };
  // The built page carries the first picture only; its neighbours come once they can be reached.
  const isNear = (place: number) =>
    (alive ? [0, 1, count - 1] : [0]).includes((place - index + count) % count);

  return (
    <section
      className="panel carousel"
      aria-roledescription={CAROUSEL_CONTROL_TEXTS.carousel}
      aria-label={title}
      onKeyDown={onKeyDown}
      // Not onPointerEnter: the pointer may have been here before this ran.
      onPointerMove={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className="carousel-slides" aria-live={running ? 'off' : 'polite'} {...swipe}>
        {items.map((item, place) => (
          <figure
            key={item.id}
            className="carousel-slide"
            data-shown={place === index || undefined}
            aria-hidden={place !== index}
            aria-roledescription={CAROUSEL_CONTROL_TEXTS.slide}
            aria-label={CAROUSEL_CONTROL_TEXTS.place(place + 1, count)}
          >
            <div className="carousel-picture cover screen-only">
              {isNear(place) && (
                <Picture
                  image={item.image}
                  width={item.image_width}
                  height={item.image_height}
                  alt={item.caption}
                  sizes="(min-width: 43rem) 15rem, 5rem"
                  focus={item.image_focus}
                />
              )}
            </div>
            {/* The picture says it already. */}
            <figcaption aria-hidden="true">
              <Letter caption={item.caption} />
            </figcaption>
          </figure>
        ))}
      </div>
      {count > 1 && (
        <CarouselControls
          count={count}
          index={index}
          paused={paused}
          onMove={move}
          onShow={show}
          onPause={setPaused}
        />
      )}
    </section>
  );
}

function NoSlides({ fetching }: { fetching: Fetching }) {
  if (fetching === 'loading') {
    return (
      <p className="placeholder placeholder-loading" role="status">
        {CAROUSEL_TEXTS.loading}
      </p>
    );
  }
  return (
    <div className="placeholder">
      {fetching === 'failed' && <p role="alert">{CAROUSEL_TEXTS.failed}</p>}
      <p>{CAROUSEL_TEXTS.empty}</p>
    </div>
  );
}
