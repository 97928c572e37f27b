import { useWatch } from 'react-hook-form';
import { RECORD_TEXTS, ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import { personCloth } from '../../components/ui/cloth-path.ts';
import { Letter } from '../../components/ui/Letter.tsx';
import { carouselItemFields } from '../../domain/carousel-item.ts';
import { letterOf } from '../../domain/testimonial.ts';
import { clothIn } from '../../paths.ts';
import { type FormPicture, recordTyped } from '../editor/form-values.ts';
import { useShownPicture } from '../editor/use-shown-picture.ts';

const sample = letterOf(texts.sample);

/** What is typed of a carousel item, as its letter on a phone will be. It repeats the form, for the eye. */
export function LetterNow() {
  const typed: Record<string, unknown> = useWatch();
  const { caption, company_id, image_focus } = recordTyped(carouselItemFields, typed, { caption: '' });
  const { url } = useShownPicture(typed.image as FormPicture);
  return (
    <div
      className="live-card carousel"
      aria-hidden="true"
      inert
      data-caption={RECORD_TEXTS.asVisitors}
      data-company={company_id}
      data-empty={!caption || undefined}
    >
      <div className="panel carousel-slide" data-shown>
        <div className="carousel-picture cover">
          {url ? (
            <img src={url} alt="" data-focus={image_focus || undefined} />
          ) : (
            <img
              className="sample-picture"
              src={clothIn('tall', personCloth(company_id, sample.name))}
              alt=""
            />
          )}
        </div>
        <Letter caption={caption || texts.sample} />
      </div>
    </div>
  );
}
