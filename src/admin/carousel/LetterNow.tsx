import { useWatch } from 'react-hook-form';
import { RECORD_TEXTS, ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import { Letter } from '../../components/ui/Letter.tsx';
import { carouselItemFields } from '../../domain/carousel-item.ts';
import { type FormPicture, valuesTyped } from '../editor/form-values.ts';
import { useShownPicture } from '../editor/use-shown-picture.ts';

/** What is typed of a carousel item, as its letter on a phone will be. It repeats the form, for the eye. */
export function LetterNow() {
  const typed: Record<string, unknown> = useWatch();
  const { caption, image_focus } = valuesTyped(carouselItemFields, typed);
  const { url } = useShownPicture(typed.image as FormPicture);
  return (
    <div
      className="live-card carousel"
      aria-hidden="true"
      inert
      data-caption={RECORD_TEXTS.asVisitors}
      data-empty={!caption || undefined}
    >
      <div className="panel carousel-slide" data-shown>
        <div className={url ? 'carousel-picture cover' : 'carousel-picture cover no-picture'}>
          {url && <img src={url} alt="" data-focus={image_focus || undefined} />}
        </div>
        <Letter caption={String(caption || texts.sample)} />
      </div>
    </div>
  );
}
