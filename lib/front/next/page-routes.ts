/** The patterns of the pages of a build. */
import { readAppRoutes } from './build-output.ts'

/** The home page has a path of its own in the build. */
const home = ['/', '/h5']

/**
 * @param buildDir `.next`
 * @returns patterns such as `/items/[id]`, without the names of groups
 */
export const readPageRoutes = async (buildDir: string): Promise<string[]> => [
  ...new Set([...home, ...Object.values(await readAppRoutes(buildDir))]),
]
