import { RotateCw, X } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import type { Upload } from './use-uploads'

const button = 'text-muted hover:text-ink flex size-8 shrink-0 items-center justify-center'

/** A light track with a bar on it: browsers choose a dark track for a coloured bar. */
const bar = cx(
  'bg-line h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full border-0',
  '[&::-moz-progress-bar]:bg-link [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-link',
)

/** Files that are uploaded or were refused, with their progress. */
export const UploadList = ({
  uploads,
  onRetry,
  onDismiss,
}: {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (id: number) => void
}) =>
  uploads.length === 0 ? null : (
    <ul aria-label="上传列表" className="border-line mb-3 grid max-h-40 gap-1 overflow-y-auto border-b pb-2">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex h-8 items-center gap-3 text-xs">
          <span className="w-48 shrink-0 truncate">{upload.file.name}</span>
          {upload.state === 'failed' ? (
            <>
              <span role="alert" className="text-brand min-w-0 flex-1 truncate">
                {upload.problem}
              </span>
              {upload.canRetry && (
                <button
                  type="button"
                  aria-label={`重新上传${upload.file.name}`}
                  className={button}
                  onClick={() => {
                    onRetry(upload)
                  }}
                >
                  <RotateCw className="size-3.5" aria-hidden />
                </button>
              )}
              <button
                type="button"
                aria-label={`移除${upload.file.name}`}
                className={button}
                onClick={() => {
                  onDismiss(upload.id)
                }}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </>
          ) : (
            <>
              <progress
                aria-label={`${upload.file.name}的上传进度`}
                className={bar}
                max={100}
                value={Math.round(upload.part * 100)}
              />
              <span className="nums text-muted w-16 text-right">
                {upload.state === 'waiting' ? '等待中' : `${Math.round(upload.part * 100)}%`}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
