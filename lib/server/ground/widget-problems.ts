import 'server-only'
import type { StoredSettings } from '@/lib/domain/design/document'

/** A setting that the schema of its widget refuses. */
interface SettingProblem {
  /** Such as `data.0.imgUrl`. */
  path: string
  /** For operators. */
  message: string
}

/** What the schemas refuse in the settings of a widget, which stands in a free panel or not. */
type FindWidgetProblems = (settings: StoredSettings, isInPanel: boolean) => SettingProblem[]

/** The engine never imports widgets/: `instrumentation.ts` passes a loader at the start. */
export type LoadWidgetProblems = () => Promise<FindWidgetProblems>
