import { Eye, EyeOff } from 'lucide-react'

/** Toggles the visibility of a password. */
export function PasswordEye({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const Icon = shown ? Eye : EyeOff
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={shown ? '隐藏密码' : '显示密码'}
      className="text-muted hover:text-ink tap -mr-2 flex size-9 items-center justify-center"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  )
}
