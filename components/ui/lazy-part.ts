import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is fetched when it is first rendered: the export `name` of a module.
 * @param load imports the module: `() => import('./shop-chooser')`
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- React.lazy asks for it; callers get their own type
export const lazyPart = <Name extends string, Module extends Record<Name, ComponentType<any>>>(
  load: () => Promise<Module>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
