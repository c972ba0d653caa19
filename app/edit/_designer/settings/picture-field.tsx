'use client'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'
import type { PictureField } from '@/widgets/setting-fields'
import { PictureTile } from '../pictures/picture-tile'
import { changeOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { FieldRow } from './field-row'

/**
 * The size at which a widget shows the whole picture; nothing while its ratio is free. In a free panel it stays inside
 * the room that it has.
 */
function sizeFor(field: PictureField, values: Settings, { width, height }: LibraryPicture): Settings {
  const own = { width: Number(values.width), height: Number(values.height) }
  const isFixed = field.givesHeight && values.proportion === true && values.heightDisabled !== true
  if (!isFixed || !(own.width > 0) || width <= 0) return {}
  const fitted = Math.min(own.width, values.leaf === true ? (own.height * width) / height : Infinity)
  return { width: Math.round(fitted), height: Math.round((fitted * height) / width) }
}

/** A picture of the library, an upload, or the address of a picture on the web. */
export function PictureInput({ field, values, onChange, onLeave, problems }: FieldProps<PictureField>) {
  const address = String(valueOf(field, values) ?? '')
  const label = field.label ?? '图片'
  const size = field.width && field.height ? `建议尺寸 ${field.width} × ${field.height}` : undefined
  const hint = field.hint ?? size
  const write = (change: Settings) => {
    onChange(change)
    onLeave()
  }
  return (
    <FieldRow label={label} hint={hint} error={problemAt(problems, field.key)}>
      <span className="flex items-start gap-2">
        <PictureTile
          label={label}
          url={address}
          hint={hint}
          onChange={(url, picture) => {
            write({ ...changeOf(field, values, url), ...sizeFor(field, values, picture) })
          }}
        />
        <span className="grid min-w-0 flex-1 gap-1">
          <Input
            aria-label={`${label}地址`}
            className="h-8!"
            placeholder="图片地址"
            value={address}
            onChange={({ target }) => {
              onChange(changeOf(field, values, target.value.trim()))
            }}
            onBlur={onLeave}
          />
          {address && (
            <Button
              variant="text"
              className="justify-self-start text-xs!"
              aria-label={`移除${label}`}
              onClick={() => {
                write({
                  ...changeOf(field, values, ''),
                  ...(field.clears !== undefined && { [field.clears]: [] }),
                })
              }}
            >
              移除
            </Button>
          )}
        </span>
      </span>
    </FieldRow>
  )
}
