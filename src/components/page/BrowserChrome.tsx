import type { Theme } from '../../domain/brand.ts';
import type { CompanyId } from '../../domain/company.ts';
import { ICON_PATHS, manifestPath } from '../../paths.ts';
import { themeColours } from './theme-colours.ts';

/** What browsers and phones show of the site around its pages: icons, the installed app, their own colours. */
export function BrowserChrome({ companyId, theme }: { companyId: CompanyId; theme: Theme }) {
  const { light, dark } = themeColours[theme];
  return (
    <>
      {/* No SVG: a browser lays that out as a page of its own, which takes a slow phone a tenth of a second. */}
      <link rel="icon" href={ICON_PATHS.ico} sizes="32x32" />
      <link rel="apple-touch-icon" href={ICON_PATHS.apple} />
      <link rel="manifest" href={manifestPath(companyId)} />
      {light === dark ? (
        <meta name="theme-color" content={dark} />
      ) : (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        </>
      )}
    </>
  );
}
