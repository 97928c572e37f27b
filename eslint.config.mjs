import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';

/**
 * What the styles and scripts of built public pages may use; tests/site/browsers.test.ts has them checked. Source code
 * is for Biome and oxlint.
 *
 * The last year whose whole Baseline (web.dev/baseline) every browser of `browserslist` in package.json has. What is
 * younger is named below.
 */
const available = 2021;

export default [
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available,
          // `layer`, `page`: all have them. A page can do without the others: two columns become one, pages do not fade.
          allowAtRules: ['layer', 'page', 'container', 'view-transition'],
          allowProperties: [
            // All have them, in part under an older name.
            ...[
              'appearance',
              'color-scheme',
              'outline',
              'forced-color-adjust',
              'break-after',
              'orphans',
              'widows',
            ],
            // A page can do without them.
            ...[
              'container-type',
              'text-wrap',
              'text-size-adjust',
              'resize',
              // Safari keeps nothing in view by itself.
              'overflow-anchor',
              'content-visibility',
              'contain-intrinsic-block-size',
              'scrollbar-width',
              'scroll-initial-target',
            ],
          ],
          // All have it.
          allowPropertyValues: { 'overflow-wrap': ['anywhere'] },
          // All have the first two. Without `popover-open` the menu is always there, without `has` its button stays
          // "Menu"; `details-content` is for paper.
          allowSelectors: ['focus-visible', 'backdrop', 'popover-open', 'has', 'details-content'],
          // A page is then as high as what it shows, and the popup as the browser has it.
          allowUnits: ['svh', 'dvh'],
          // `noscript` loads what `scripting` asks for.
          allowMediaConditions: ['forced-colors', 'scripting'],
        },
      ],
    },
  },
  {
    files: ['**/*.js'],
    plugins: { baseline },
    languageOptions: { ecmaVersion: available, sourceType: 'module' },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available,
          includeWebApis: { preset: 'safe' },
          includeJsBuiltins: { preset: 'safe' },
          // All have the first two. Without the third a notice stands below the page instead of above it.
          ignoreFeatures: ['object-hasown', 'broadcast-channel', 'constructed-stylesheets'],
        },
      ],
    },
  },
];
