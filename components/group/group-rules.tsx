const steps = [
  { title: '开团或参团', text: '选好商品，付款占位' },
  { title: '邀请好友', text: '把拼团链接发给好友' },
  { title: '人满成团', text: '人数凑齐后安排发货' },
  { title: '未成团退款', text: '未满全额原路退回' },
] as const

/** 拼团玩法 in four steps. */
export function GroupRules() {
  return (
    <section aria-label="拼团玩法" className="rounded-card border-line bg-card border p-5 max-md:p-4">
      <h2 className="text-ink text-base font-semibold">拼团玩法</h2>
      <ol className="mt-4 grid grid-cols-4 gap-4 max-md:grid-cols-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-2.5">
            <span
              aria-hidden
              className="nums bg-brand-tint text-brand-deep flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="text-ink block text-sm">{title}</span>
              <span className="text-muted mt-0.5 block text-xs">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
