/**
 * Texts that a page would run if it took them for anything but text; each leaves `window.__xss`
 * behind where it runs.
 */
export const payloads: readonly string[] = [
  '<script>window.__xss=1</script>',
  '"><script>window.__xss=2</script>',
  "'><img src=x onerror=window.__xss=3>",
  '<img src=x onerror="window.__xss=4">',
  '<svg onload=window.__xss=5>',
  '<svg><script>window.__xss=6</script></svg>',
  '<body onload=window.__xss=7>',
  '<iframe srcdoc="<script>parent.__xss=8</script>">',
  '<a href="javascript:window.__xss=9">soup</a>',
  'javascript:window.__xss=10',
  ' JaVaScRiPt:window.__xss=11',
  'data:text/html,<script>window.__xss=12</script>',
  'https://a.example/" onmouseover="window.__xss=13',
  '<details open ontoggle=window.__xss=14>',
  '<input autofocus onfocus=window.__xss=15>',
  '<style>@import "javascript:window.__xss=16"</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:window.__xss=18">',
  '</title><script>window.__xss=19</script>',
  '</textarea><script>window.__xss=20</script>',
  '--><script>window.__xss=21</script><!--',
  '{{constructor.constructor("window.__xss=22")()}}',
  '${window.__xss=23}`;window.__xss=23;//',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.__xss=24>',
]
