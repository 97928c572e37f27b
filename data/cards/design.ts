import { type Cloth, clothSvg } from '../../src/cloth/cloth.ts';
import type { Sign } from '../../src/cloth/signs.ts';
import { brands } from '../../src/content/brands.ts';
import type { Theme } from '../../src/domain/brand.ts';
import { COMPANIES, type CompanyId } from '../../src/domain/company.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/paths.ts';
import { drawLine, LEADING, setText } from './lettering.ts';

export interface CardFace {
  companyId: CompanyId;
  title: string;
  /** The small line below the title; '' for none. */
  detail: string;
  /** What stands in the cloth beside them. */
  sign: Sign;
}

/** Where the cloth lies: the right-hand side, from edge to edge. */
const CLOTH_BOX = { left: 700, top: 0, width: CARD_WIDTH - 700, height: CARD_HEIGHT } as const;

const MARGIN = 64;
const TEXT_WIDTH = CLOTH_BOX.left - 2 * MARGIN;
const TITLE = { width: TEXT_WIDTH, height: 300, sizes: [76, 68, 60, 52, 44], weight: 700 } as const;
const DETAIL = { width: TEXT_WIDTH, height: 40, sizes: [32, 28, 24], weight: 500 } as const;
const NAME_SIZE = 38;
/** Stitches of the cloth; about as wide as high. */
const STITCHES = { columns: 41, rows: 51 } as const;

interface Colours {
  ground: string;
  title: string;
  soft: string;
  post: string;
}

/** As in src/styles/tokens.css. */
const COLOURS: Readonly<Record<Theme, Colours>> = {
  classic: {
    ground: '#ffffff',
    title: '#101f44',
    soft: '#4a5368',
    post: '#2652a4',
  },
  code: {
    ground: '#0a1226',
    title: '#ffffff',
    soft: '#aab6cf',
    post: '#7ea4f2',
  },
};
const RED = '#ee2924';

/** A card as SVG that needs no fonts. */
export function cardSvg({ companyId, title, detail, sign }: CardFace): string {
  const colours = COLOURS[brands[companyId].theme];
  const setting = setText(title, TITLE);
  const leading = setting.size * LEADING;
  const first = 330 - ((setting.lines.length - 1) * leading) / 2 + setting.size * 0.3;
  const titleLines = setting.lines.map((line, index) =>
    drawLine(line, { x: MARGIN, y: first + index * leading, size: setting.size, weight: TITLE.weight }),
  );
  const small = detail ? setText(detail, DETAIL) : { size: 0, lines: [] };
  const detailLines = small.lines.map((line) =>
    drawLine(line, { x: MARGIN, y: CARD_HEIGHT - MARGIN - 4, size: small.size, weight: DETAIL.weight }),
  );
  const name = drawLine(COMPANIES[companyId].name, {
    x: MARGIN + 68,
    y: MARGIN + 41,
    size: NAME_SIZE,
    weight: 700,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${colours.ground}"/>`,
    drawCloth({ of: title, sign, theme: brands[companyId].theme }),
    `<rect x="${CLOTH_BOX.left - 8}" width="8" height="100%" fill="${RED}"/>`,
    drawMark(colours.post),
    `<g fill="${colours.title}">${name}${titleLines.join('')}</g>`,
    `<g fill="${colours.soft}">${detailLines.join('')}</g>`,
    '</svg>',
  ].join('');
}

function drawCloth(cloth: Cloth): string {
  const { left, top, width, height } = CLOTH_BOX;
  return `<g transform="translate(${left} ${top})">${clothSvg(cloth, { ...STITCHES, size: { width, height } })}</g>`;
}

/** The mark, as in src/components/ui/Logo.tsx. */
const drawMark = (post: string) =>
  `<g transform="translate(${MARGIN - 6} ${MARGIN - 2}) scale(1.25)">` +
  `<path fill="${post}" d="M6 6h10v36H6zM32 6h10v36H32z"/>` +
  `<path fill="${RED}" d="M16 6h6v6h4v6h4v6h2v18h-6v-6h-4v-6h-4v-6h-2z"/></g>`;
