/**
 * A text that changes, as the only thing in its element. A browser that translates the page puts elements of its own in
 * the place of a text, and would go on showing the old one: so another text comes in another element.
 */
export const ChangingText = ({ children }: { children: string }) => <span key={children}>{children}</span>;
