import { PictureList } from './picture-list'

interface PictureFieldProps {
  label: string
  id: string
  /** Address of the picture; empty for none. */
  value: string
  /** A change depends on the present picture: an upload may end later. */
  onChange: (change: (now: string) => string) => void
}

/** A field with one picture at most. */
export const PictureField = ({ value, onChange, ...props }: PictureFieldProps) => (
  <PictureList
    {...props}
    value={value ? [value] : []}
    max={1}
    onChange={(change) => onChange((now) => change(now ? [now] : [])[0] ?? '')}
  />
)
