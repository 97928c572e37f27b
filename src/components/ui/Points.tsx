/** Titles, each with a sentence or two. */
export const Points = ({ points }: { points: readonly { title: string; text: string }[] }) => (
  <ul className="points">
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </li>
    ))}
  </ul>
);
