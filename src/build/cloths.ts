import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { courseCloth, personCloth } from '../components/ui/cloth-path.ts';
import { allCourses, sectionsOf } from '../content/stored.ts';
import { COMPANY_IDS, type CompanyId } from '../domain/company.ts';
import { CLOTH_FORMATS, clothIn } from '../paths.ts';
import { renderCloth } from '../server/render/cloth.ts';

/** The cloths of courses and leaders that pages show without a picture, in the sizes that they show. */
const paths = async (): Promise<string[]> => [
  ...(await allCourses())
    .filter(({ image }) => !image)
    .map(courseCloth)
    .flatMap((path) => [path, ...CLOTH_FORMATS.map((format) => clothIn(format, path))]),
  ...(await Promise.all(COMPANY_IDS.map(clothsOfLeaders))).flat(),
];

const clothsOfLeaders = async (id: CompanyId) =>
  (await sectionsOf(id)).about.leaders.entries
    .map(({ name }) => personCloth(id, name))
    .flatMap((path) => [path, clothIn('small', path)]);

/** Writes the cloths that this build knows, so that no visitor waits for a function to draw one. */
export async function writeCloths(directory: string): Promise<void> {
  for (const path of await paths()) {
    const [file, company] = path.split('/').reverse();
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), renderCloth({ company, file }));
  }
}
