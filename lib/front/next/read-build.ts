/** The parts of a build that the front door reads. */
import { buildDirOf } from './build-output.ts'
import { type CacheableRoutes, readCacheableRoutes } from './cacheable-routes.ts'
import { type FixedDocuments, readFixedDocuments } from './fixed-documents.ts'
import { readPublicFiles } from './public-files.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

export type Build = {
  cacheable: CacheableRoutes
  documents: FixedDocuments
  staticFiles: StaticFiles
  publicFiles: ReadonlySet<string>
}

/** @param root folder of the repository, with a build in `.next` */
export async function readBuild(root: string): Promise<Build> {
  const buildDir = buildDirOf(root)
  return {
    cacheable: await readCacheableRoutes(buildDir),
    documents: await readFixedDocuments(buildDir),
    staticFiles: await readStaticFiles(buildDir),
    publicFiles: await readPublicFiles(root),
  }
}
