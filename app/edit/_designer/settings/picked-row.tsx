import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** A chosen record in a list of the settings panel: grip, picture, name, 删除. */
export const PickedRow = ({
  grip,
  picture,
  name,
  note,
  onRemove,
  removeLabel,
}: {
  grip?: ReactNode
  picture?: ReactNode
  name: ReactNode
  /** Problem of the record, such as a product that is off sale. */
  note?: string | undefined
  onRemove?: (() => void) | undefined
  /** Needed when the name is no text. */
  removeLabel?: string
}) => (
  <div className="rounded-control border-line bg-card flex items-center gap-1.5 border py-1 pr-1">
    {grip}
    {picture}
    <span className="min-w-0 flex-1 text-xs">
      <span className="line-clamp-2">{name}</span>
      {note && <span className="text-brand">{note}</span>}
    </span>
    {onRemove && (
      <button
        type="button"
        aria-label={removeLabel ?? `删除${String(name)}`}
        onClick={onRemove}
        className="text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
      >
        <Trash2 className="size-3.5" aria-hidden />
      </button>
    )}
  </div>
)

/** The schema's error about a list as a whole. */
export const ListError = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="text-brand text-xs">
      {text}
    </p>
  )
