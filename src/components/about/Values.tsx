import { ABOUT_TEXTS } from '#texts/about';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';

/** A number as Nepali writes it. */
const inDevanagari = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

export const Values = ({ values }: { values: Sections['about']['values'] }) => (
  <Section id="values" title={ABOUT_TEXTS.values} titled="head">
    <ul className="values">
      {values.entries.map(({ id, title, text }, index) => (
        <li key={id}>
          <span className="value-number" aria-hidden="true">
            {inDevanagari(index + 1)}
          </span>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
