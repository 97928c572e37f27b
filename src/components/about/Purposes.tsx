import type { Sections } from '../../domain/section.ts';

/** What the brand is there for. */
export const Purposes = ({ mission, vision }: Pick<Sections['about'], 'mission' | 'vision'>) => (
  <section className="section wrap">
    <div className="purposes">
      <div className="purpose">
        <h2>{mission.title}</h2>
        <p>{mission.text}</p>
      </div>
      <div className="purpose">
        <h2>{vision.title}</h2>
        <p>{vision.text}</p>
      </div>
    </div>
  </section>
);
