/** The parts of a build that the front door reads. */
import type { MallName } from '../mall-name.ts'
import { type NamedFiles, readNamedFiles } from '../named-files.ts'
import { buildDirOf } from './build-output.ts'
import { type CacheableRoutes, readCacheableRoutes } from './cacheable-routes.ts'
import { type FixedDocuments, readFixedDocuments } from './fixed-documents.ts'
import { readPageRoutes } from './page-routes.ts'
import { readPublicFiles } from './public-files.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

export type Build = {
  cacheable: CacheableRoutes
  documents: FixedDocuments
  staticFiles: StaticFiles
  publicFiles: ReadonlySet<string>
  namedFiles: NamedFiles
}

/** The patterns of the pages of a build. */
export const readPatterns = (root: string): Promise<string[]> => readPageRoutes(buildDirOf(root))

/** @param root folder of the repository, with a build in `.next` */
export async function readBuild(root: string, mallName: MallName): Promise<Build> {
  const buildDir = buildDirOf(root)
  return {
    cacheable: await readCacheableRoutes(buildDir),
    documents: await readFixedDocuments(buildDir, mallName),
    staticFiles: await readStaticFiles(buildDir),
    publicFiles: await readPublicFiles(root),
    namedFiles: await readNamedFiles(root, mallName),
  }
}
