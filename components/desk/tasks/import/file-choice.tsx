'use client'
import { FileSpreadsheet, FileArchive, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { toast } from '@/lib/client/press/toast'
import { maxPicturesBytes, maxTableBytes } from '@/lib/domain/task/task-file'
import { sizeText } from '../../list/size-text'

const kinds = {
  table: {
    label: '商品表格',
    hint: 'Excel（.xlsx）、CSV 或商品数据源（.xml），100MB 以内，20万行以内',
    accept: '.xlsx,.csv,.tsv,.txt,.xml',
    max: maxTableBytes,
    tooLarge: '表格不能超过100MB，请分成几个文件',
    icon: FileSpreadsheet,
  },
  pictures: {
    label: '图片压缩包（可选）',
    hint: '表格里写的是图片文件名时需要，.zip，1GB 以内',
    accept: '.zip',
    max: maxPicturesBytes,
    tooLarge: '图片压缩包不能超过1GB，请分几次导入',
    icon: FileArchive,
  },
} as const

interface FileChoiceProps {
  kind: keyof typeof kinds
  /** Where it is not a file of products. */
  label?: string
  value: File | null
  disabled: boolean
  onChange: (file: File | null) => void
}

/** The place for a file: it is chosen, or dropped there. */
export function FileChoice({ kind, label: own, value, disabled, onChange }: FileChoiceProps) {
  const { label: ofKind, hint, accept, max, tooLarge, icon: Icon } = kinds[kind]
  const label = own ?? ofKind
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size > max) toast.error(tooLarge)
    else if (file.size === 0) toast.error('文件是空的')
    else onChange(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) take(event.dataTransfer.files[0])
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={cx(
        'rounded-card flex min-h-40 flex-1 flex-col items-center justify-center gap-2 border border-dashed p-6 text-center',
        isOver ? 'border-brand bg-brand-tint' : 'border-line',
      )}
    >
      <Icon className="text-muted size-8" aria-hidden />
      {value ? (
        <p className="text-ink flex max-w-full items-center gap-2 text-sm">
          <span className="min-w-0 break-all">{value.name}</span>
          <span className="text-muted nums shrink-0">{sizeText(value.size)}</span>
          {!disabled && (
            <button
              type="button"
              aria-label={`移除${value.name}`}
              onClick={() => onChange(null)}
              className="text-muted hover:text-brand flex size-7 shrink-0 items-center justify-center"
            >
              <X className="size-4" aria-hidden />
            </button>
          )}
        </p>
      ) : (
        <p className="text-muted text-xs">{hint}</p>
      )}
      <Button variant="ghost" disabled={disabled} onClick={() => input.current?.click()}>
        {value ? `更换${label.replace('（可选）', '')}` : `选择${label}`}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
    </div>
  )
}
