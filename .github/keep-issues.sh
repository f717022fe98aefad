#!/bin/sh
# keep-issues.sh FINDINGS: keeps one issue open for each area that is not well, and closes it when it is. FINDINGS is what `npm run health --
# --findings FINDINGS` wrote in another job: {"fuel": ["what is wrong"], "forex": []}. Needs curl and jq and nothing else: the job whose token writes
# issues runs no code of packages. What an issue says is made here; of the findings only words are taken, without mentions, links between issues
# and markup. Environment: GITHUB_REPOSITORY, GITHUB_TOKEN, GITHUB_API_URL as GitHub sets them; DRY_RUN=1 prints what would be said.
set -eu
findings=$1
api=${GITHUB_API_URL:-https://api.github.com}/repos/${GITHUB_REPOSITORY:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# METHOD PATH [FILE with JSON]; the token does not stand among the arguments, which others can see.
call() {
  if ! printf 'header = "authorization: Bearer %s"\n' "$GITHUB_TOKEN" | curl --silent --show-error --fail-with-body --max-time 20 --config - \
    --request "$1" --header 'accept: application/vnd.github+json' --header 'x-github-api-version: 2022-11-28' \
    ${3:+--header 'content-type: application/json' --data-binary "@$3"} --output "$work/answer" "$api$2"; then
    echo "GitHub refuses $1 $2: $(head -c 200 "$work/answer" 2>&1)" >&2
    exit 1
  fi
}

[ "$(wc -c < "$findings")" -le 500000 ] || { echo 'The findings are larger than 500,000 bytes' >&2; exit 1; }
echo '[]' > "$work/open"
page=1
while [ -n "${GITHUB_TOKEN:-}" ]; do
  call GET "/issues?state=open&per_page=100&page=$page"
  # GitHub counts pull requests among the issues.
  jq -c --slurpfile open "$work/open" \
    '$open[0] + [.[] | select(has("pull_request") | not) | {number, body: (.body // "")} | select(.body | contains("<!-- jaankari-health:"))]' \
    "$work/answer" > "$work/more"
  mv "$work/more" "$work/open"
  [ "$(jq length "$work/answer")" -eq 100 ] || break
  page=$((page + 1))
done
[ -n "${GITHUB_TOKEN:-}" ] || [ -n "${DRY_RUN:-}" ] || { echo 'GITHUB_TOKEN is needed to keep issues; DRY_RUN=1 does without' >&2; exit 1; }

jq -c --slurpfile open "$work/open" --arg now "${JAANKARI_NOW:-$(date -u +%Y-%m-%dT%H:%MZ)}" '
  def quiet: gsub("\\s+"; " ") | gsub("<"; "&lt;") | gsub("(?<sign>[@#])"; "\(.sign)\u200b") | .[0:600];
  def marker: "<!-- jaankari-health:\(.) -->";
  ($now | .[0:16] | sub("T"; " ") + " UTC") as $time
  | if type != "object" or length > 60 then error("no findings by area") else . end
  | to_entries[]
  | .key as $area | .value as $faults
  | if $area | test("^[a-z][a-z-]{0,30}$") | not then error("no area: \($area | .[0:40])") else . end
  | [$open[0][] | select(.body | contains($area | marker))] as $known
  | "\($area | marker)\n**\($area)** is not well, as of \($time):\n\n\([$faults[0:20][] | "- \(tostring | quiet)"] | join("\n"))\n\nWhat each of these means and what to do stands in [docs/operations.md](../blob/HEAD/docs/operations.md#alarms). This issue is edited every day while it lasts and closed when the area is well again.\n" as $text
  | if ($faults | length) == 0 then $known[] | {$area, action: "close", number, text: "\($area) is well again (\($time))."}
    elif ($known | length) == 0 then {$area, action: "open", $text}
    else {$area, action: "edit", number: $known[0].number, $text},
      ($known[1:][] | {$area, action: "close", number, text: "The same as #\($known[0].number)."})
    end' "$findings" > "$work/steps"

while IFS= read -r step; do
  printf '%s' "$step" > "$work/step"
  action=$(jq -r .action "$work/step") area=$(jq -r .area "$work/step") number=$(jq -r '.number // ""' "$work/step")
  if [ -n "${DRY_RUN:-}" ]; then
    printf '\nWould %s the issue of %s:\n' "$action" "$area"
    jq -r .text "$work/step"
    continue
  fi
  case "$action" in
    open)
      jq '{title: "Health: \(.area)", body: .text}' "$work/step" > "$work/body"
      call POST /issues "$work/body"
      ;;
    edit)
      jq '{body: .text}' "$work/step" > "$work/body"
      call PATCH "/issues/$number" "$work/body"
      ;;
    close)
      jq '{body: .text}' "$work/step" > "$work/body"
      call POST "/issues/$number/comments" "$work/body"
      echo '{"state": "closed", "state_reason": "completed"}' > "$work/body"
      call PATCH "/issues/$number" "$work/body"
      ;;
  esac
  echo "$area: issue $(echo "$action" | sed 's/close/closed/; s/open/opened/; s/edit/edited/')"
done < "$work/steps"
