import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-3">
      <h3 id="recovery-codes" className="text-ink font-semibold">
        请保存恢复码
      </h3>
      <p className="text-text text-sm">手机不在身边时，每个恢复码可以代替验证码使用一次。离开后不再显示。</p>
      <ul className="bg-page rounded-control grid grid-cols-2 gap-2 p-4 max-md:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-ink text-sm select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>已保存</Button>
        <CopyButton text={codes.join('\n')} label="复制恢复码" />
      </div>
    </section>
  )
}
