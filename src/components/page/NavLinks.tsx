import { ariaCurrent, type NavigationLink } from './navigation.ts';

interface NavLinksProps {
  links: readonly NavigationLink[];
  /** Path of the page. */
  path: string;
}

/** A list of links, of which the one to the page itself, or to what it belongs to, is marked. */
export const NavLinks = ({ links, path }: NavLinksProps) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <a href={link.href} aria-current={ariaCurrent(link, path)}>
          {link.text}
        </a>
      </li>
    ))}
  </ul>
);
