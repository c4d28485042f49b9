/** The look of the vendors' pages. What turns is turned by the page's style alone: no script runs there. */
export const STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#101420;color:#f3f0e8;font:16px/1.5 system-ui,sans-serif;text-align:center}
main{position:relative;display:grid;justify-items:center;gap:12px;max-width:480px}
.ground{position:fixed;z-index:-1;inset:-40px;width:calc(100% + 80px);height:calc(100% + 80px);object-fit:cover;filter:blur(28px) brightness(.42)}
.art{width:min(220px,46vw,34vh);aspect-ratio:4/5;border-radius:16px;object-fit:cover;box-shadow:0 20px 48px -12px #02050ecc}
h1{font-size:24px;line-height:1.25;margin:4px 0 0}p{color:#d3d8e6;margin:0}
small{color:#d3d8e6;font-size:14px}
a{display:inline-block;padding:10px 0;color:inherit}
.reels{display:flex;gap:8px;padding:8px;border-radius:12px;background:#0b0f1acc}
.reels>div{width:64px;height:64px;overflow:hidden;border-radius:8px;background:#1b2236}
.reels svg{display:block;width:64px;height:64px;padding:14px}
details{display:grid;justify-items:center;gap:12px}
button,summary{min-height:48px;padding:0 32px;border:0;border-radius:24px;background:#e9c07a;color:#221806;font:inherit;font-weight:600;cursor:pointer}
summary{display:grid;place-items:center;background:#1b2236;color:#f3f0e8;list-style:none}
summary::-webkit-details-marker{display:none}
button:focus-visible,summary:focus-visible{outline:3px solid #9fc0ff;outline-offset:3px}
[open]>summary{display:none}
.ends{padding:12px 20px;border-radius:12px;background:#0b0f1acc}
.ends b{display:block;color:#f3f0e8;font-size:18px}
main:has([open]) .reels>div>div{transform:translateY(calc(-64px*var(--stop)))}
@media (prefers-reduced-motion:no-preference){
main:has([open]) .reels>div>div{animation:turn calc(1s + var(--at)*.5s) cubic-bezier(.2,.7,.2,1) both}
@keyframes turn{from{transform:none}to{transform:translateY(calc(-64px*var(--stop)))}}}`
