/** Titles, each with a sentence or two. */
export const Points = ({ points }: { points: readonly { id: string; title: string; text: string }[] }) => (
  <ul className="points">
    {points.map(({ id, title, text }) => (
      <li key={id}>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </li>
    ))}
  </ul>
);
