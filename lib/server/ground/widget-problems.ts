import 'server-only'
import type { StoredSettings } from '@/lib/domain/design/document'

/** A setting that the schema of its widget rejects. */
interface SettingProblem {
  /** Path of the setting, such as `data.0.imgUrl`. */
  path: string
  /** The message for operators. */
  message: string
}

/** The invalid settings of a widget, inside a free panel or not. */
type FindWidgetProblems = (settings: StoredSettings, isInPanel: boolean) => SettingProblem[]

/** The engine never imports widgets/: `instrumentation.ts` passes a loader at the start. */
export type LoadWidgetProblems = () => Promise<FindWidgetProblems>
