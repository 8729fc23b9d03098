/** A rising sun, in the colour of what is around it. */
export function Sun({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 28" aria-hidden="true">
      <path d="M22 26a10 10 0 0 1 20 0z" fill="currentColor" />
      <path
        d="M17 26H4M60 26H47M18.5 18.5 12 14.8M24 12.2 20.2 5.7M32 10V2.5M40 12.2l3.8-6.5M45.5 18.5l6.5-3.7"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
