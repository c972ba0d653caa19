import 'server-only'
import { divisions } from './divisions'

/** Names from the province down: one for a province, two for a city, three for a county. */
export type RegionPath = readonly [province: string, city?: string, county?: string]

/** The names of each region by its code. */
const pathByCode = new Map<string, RegionPath>(
  divisions.flatMap(({ code, name: province, cities }) => [
    [code, [province]] as const,
    ...cities.flatMap(({ code: cityCode, name: city, counties }) => [
      [cityCode, [province, city]] as const,
      ...counties.map(({ code: countyCode, name }) => [countyCode, [province, city, name]] as const),
    ]),
  ]),
)

const contains = (above: RegionPath, below: RegionPath) =>
  above.length < below.length && above.every((name, level) => name === below[level])

/**
 * The regions with these codes. Clients send a county together with its city and province, or several regions to choose
 * from: a region counts only when none of the others is inside it. Unknown codes are left out.
 */
export function regionPaths(codes: readonly number[]): RegionPath[] {
  const paths = codes.flatMap((code): RegionPath[] => {
    const path = pathByCode.get(String(code))
    return path ? [path] : []
  })
  return paths.filter((path) => !paths.some((other) => contains(path, other)))
}
