/** What is no text comes as JSON in a form. What cannot be read is left for the schema to refuse. */
export const readJsonText = (sent: unknown) => {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return sent;
  }
};
