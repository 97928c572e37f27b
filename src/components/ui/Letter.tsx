import { languageOf } from '../../domain/language.ts';
import { letterOf } from '../../domain/testimonial.ts';
import { ChangingText } from './ChangingText.tsx';

/** What somebody wrote: the words large, the writer on lines of their own. */
export function Letter({ caption }: { caption: string }) {
  const { quote, name, about } = letterOf(caption);
  return (
    <>
      {name && (
        <svg className="letter-mark" viewBox="0 0 15 10" aria-hidden="true">
          <path d="M2 0h4v2h-2v2h2v4h-1v2h-4v-2h-1v-6h1v-1h1zM11 0h4v2h-2v2h2v4h-1v2h-4v-2h-1v-6h1v-1h1z" />
        </svg>
      )}
      <p className="letter-quote" lang={languageOf(quote)}>
        <ChangingText>{quote}</ChangingText>
      </p>
      {name && (
        <p className="letter-from" lang={languageOf(name)}>
          <b>
            <ChangingText>{name}</ChangingText>
          </b>
          {about && <ChangingText>{about}</ChangingText>}
        </p>
      )}
    </>
  );
}
