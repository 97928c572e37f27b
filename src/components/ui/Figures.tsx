/** Marketing figures: a big number and what it counts. */
export const Figures = ({
  figures,
}: {
  figures: readonly { id: string; value: string; label: string }[];
}) => (
  <dl className="figures">
    {figures.map(({ id, value, label }) => (
      <div key={id}>
        <dt className="muted small">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
