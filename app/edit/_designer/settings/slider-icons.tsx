interface IconProps {
  className?: string
}

const drawn = (content: React.ReactNode) =>
  function SliderIcon({ className }: IconProps) {
    return (
      <svg viewBox="0 0 32 16" className={className} fill="currentColor" aria-hidden>
        {content}
      </svg>
    )
  }

const position = (fill: string) => (
  <text x="16" y="11.5" fontSize="9" textAnchor="middle" fill={fill}>
    1/3
  </text>
)

const three = (shape: (index: number) => React.ReactNode) => [0, 1, 2].map(shape)

/** The paginations of sliders as small pictures (spec 4 §W0001), by the value of their setting. */
export const sliderIcons = {
  style1: drawn(
    <>
      <circle cx="16" cy="8" r="8" />
      {position('#fff')}
    </>,
  ),
  style2: drawn(position('currentColor')),
  style3: drawn(
    three((index) => (
      <circle key={index} cx={8 + index * 8} cy="8" r="2.5" opacity={index === 0 ? 1 : 0.4} />
    )),
  ),
  style4: drawn(
    three((index) => (
      <rect
        key={index}
        x={1 + index * 10.5}
        y="6.5"
        width="9"
        height="3"
        rx="1.5"
        opacity={index === 0 ? 1 : 0.4}
      />
    )),
  ),
  style5: drawn(
    three((index) => (
      <rect
        key={index}
        x={index === 0 ? 1 : 5 + index * 9.5}
        y={index === 0 ? 2 : 4}
        width={index === 0 ? 11 : 8}
        height={index === 0 ? 12 : 8}
        rx="1"
        opacity={index === 0 ? 1 : 0.4}
      />
    )),
  ),
}
