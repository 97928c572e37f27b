import { ABOUT_TEXTS } from '#texts/about';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { StitchedNumber } from '../ui/StitchedNumber.tsx';

export const Values = ({ values }: { values: Sections['about']['values'] }) => (
  <Section id="values" title={ABOUT_TEXTS.values} titled="head">
    <ul className="values">
      {values.entries.map(({ id, title, text }, index) => (
        <li key={id}>
          <StitchedNumber number={index + 1} />
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
