import { CAROUSEL_CONTROL_TEXTS } from '#texts/carousel';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';

interface CarouselControlsProps {
  count: number;
  index: number;
  paused: boolean;
  onMove: (by: number) => void;
  onShow: (position: number) => void;
  onPause: (paused: boolean) => void;
}

export function CarouselControls({ count, index, paused, onMove, onShow, onPause }: CarouselControlsProps) {
  return (
    <div className="row carousel-controls needs-script screen-only">
      <ul className="carousel-dots">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={CAROUSEL_CONTROL_TEXTS.goTo(place + 1, count)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => onShow(place)}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="icon-button"
        aria-label={CAROUSEL_CONTROL_TEXTS.previous}
        onClick={() => onMove(-1)}
      >
        <Icon path={icons.back} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={CAROUSEL_CONTROL_TEXTS.next}
        onClick={() => onMove(1)}
      >
        <Icon path={icons.arrow} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={paused ? CAROUSEL_CONTROL_TEXTS.play : CAROUSEL_CONTROL_TEXTS.pause}
        onClick={() => onPause(!paused)}
      >
        <Icon path={paused ? icons.play : icons.pause} />
      </button>
    </div>
  );
}
